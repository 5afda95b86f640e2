/** What every test of the client begins with: the machine may be busy, so what a test waits for may take long. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 20_000 });
