import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { tellOfErrors } from "./lib/browser_errors";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/table.css";
import "./styles/board.css";
import "./styles/pages.css";
import "./styles/phone.css";
import "./styles/touch.css";

tellOfErrors();
const target = document.getElementById("app");
if (target) mount(App, { target });
