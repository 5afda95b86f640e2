/*
 * Measures the page as it is laid out now. Answers a list of findings, each a sentence that names the element and what is
 * wrong with it: a control that cannot be reached, text that is cut, controls that lie on one another, and, given
 * `smallest`, controls that are smaller than that for a finger. `within` names what lies over the page and hides the rest.
 */
async ({ smallest, shortened, within }) => {
  const part = within ? document.querySelector(within) : document;
  if (!part) return [`not there: ${within}`];
  /** Waits until nothing has moved for a few frames; true when that has come. */
  const rest = async () => {
    const places = () =>
      [...document.querySelectorAll(CONTROLS)]
        .map((each) => Object.values(each.getBoundingClientRect().toJSON()).join())
        .join(";");
    for (let [calm, before, frame] = [0, "", 0]; frame < PATIENCE; frame++) {
      await new Promise(requestAnimationFrame);
      const now = places();
      calm = now === before ? calm + 1 : 0;
      before = now;
      if (calm === STILL) return true;
    }
    return false;
  };
  const CONTROLS = "a[href], button, input, select, textarea, [role=button], [role=tab], [role=switch], .can-choose";
  const [STILL, PATIENCE] = [3, 120]; // frames
  const SLACK = 1.5; // pixels: borders and rounded sizes
  const LARGEST = 2.5; // how far a drawing can be enlarged where its own buttons do it
  const found = new Set();
  if (!(await rest())) found.add("the layout never comes to rest");

  const forReaders = ({ width, height }) => width === 1 && height === 1;
  const seen = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
    }) &&
    !element.closest(".sr, .skip, dialog:not([open])") &&
    !forReaders(element.getBoundingClientRect());
  const named = (element) => {
    const words = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.textContent ?? "";
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-")).join(".");
    return `${element.localName}${classes && `.${classes}`} "${words.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  };
  const size = (box) => `${Math.round(box.width)}x${Math.round(box.height)}`;
  const clips = (style) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
  const scrolls = (style) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
  const around = function* (element) {
    for (let each = element.parentElement; each; each = each.parentElement) yield each;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** How far a box reaches out of a frame. */
  const outside = (box, frame) =>
    Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom, 0);
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    if (element instanceof SVGElement) return box;
    const left = box.left + element.clientLeft;
    const top = box.top + element.clientTop;
    return {
      left,
      top,
      right: left + element.clientWidth,
      bottom: top + element.clientHeight,
    };
  };

  /** Brings an element into sight as a person can: parts that hide what overflows them do not scroll for a person. */
  const bring = (element) => {
    const isFixed = (each) => each !== document.documentElement && !scrolls(getComputedStyle(each));
    const fixed = [...around(element)].filter(isFixed);
    const places = fixed.map((each) => [each, each.scrollLeft, each.scrollTop]);
    element.scrollIntoView({
      block: "center",
      inline: "center",
      behavior: "instant",
    });
    for (const each of around(element)) {
      if (!(element instanceof SVGElement) || isFixed(each)) continue; // Firefox brings the whole drawing into sight
      const [box, sight] = [element.getBoundingClientRect(), each === document.documentElement ? screen : inner(each)];
      const bottom = sight.bottom - (parseFloat(getComputedStyle(each).scrollPaddingBottom) || 0);
      each.scrollLeft += (box.left + box.right - sight.left - sight.right) / 2;
      each.scrollTop += (box.top + box.bottom - sight.top - bottom) / 2;
    }
    for (const [each, left, top] of places) {
      each.scrollLeft = left;
      each.scrollTop = top;
    }
  };

  const controls = [...part.querySelectorAll(CONTROLS)].filter(seen);
  const middles = new Map();
  for (const control of controls) {
    bring(control);
    const box = control.getBoundingClientRect();
    const frames = [...around(control)].filter(
      (each) => clips(getComputedStyle(each)) || scrolls(getComputedStyle(each)),
    );
    const out = Math.max(
      outside(box, screen),
      ...frames.map((each) => Math.min(outside(box, inner(each)), outside(box, each.getBoundingClientRect()))),
    );
    const middle = {
      left: (box.left + box.right) / 2,
      top: (box.top + box.bottom) / 2,
    };
    const isIn = (frame) => outside({ ...middle, right: middle.left, bottom: middle.top }, frame) === 0;
    const isLarger = (frame) =>
      box.width > frame.right - frame.left + SLACK || box.height > frame.bottom - frame.top + SLACK;
    const isPart = frames.some((each) => isLarger(inner(each))) && frames.every((each) => isIn(inner(each)));
    if (out > SLACK && !isPart) found.add(`out of reach by ${Math.round(out)} px: ${named(control)} ${size(box)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    middles.set(control, hit);
    const reached =
      hit &&
      (control.contains(hit) || (hit.contains(control) && control instanceof SVGElement) || control.labels?.length);
    const inside = hit?.closest(CONTROLS);
    if (out <= SLACK && !reached) {
      const within =
        inside &&
        control instanceof SVGElement &&
        inside instanceof SVGElement &&
        outside(inside.getBoundingClientRect(), box) <= 4;
      if (!within) found.add(`covered: ${named(control)} ${size(box)} by ${hit ? named(inside ?? hit) : "nothing"}`);
    }
    const larger = control.closest(".pan-zoom.pans") ? LARGEST : 1;
    const tapped = control.closest("label")?.getBoundingClientRect() ?? box; // who taps the words of a field taps the field
    if (smallest && Math.min(tapped.width, tapped.height) * larger < smallest - 0.5 && !control.closest("p, .log"))
      found.add(`small: ${named(control)} ${size(box)}`);
  }

  const boxes = controls
    .filter((each) => each instanceof HTMLElement)
    .map((each) => [each, each.getBoundingClientRect()]);
  boxes.forEach(([one, a], i) => {
    for (const [other, b] of boxes.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const scrolled = [...around(one)].find((each) => scrolls(getComputedStyle(each)));
      const beside = [...around(other)].find((each) => scrolls(getComputedStyle(each)));
      if (across > 1 && down > 1 && scrolled === beside)
        found.add(`overlap by ${Math.round(across)}x${Math.round(down)} px: ${named(one)} and ${named(other)}`);
    }
  });

  for (const shape of document.querySelectorAll("g, path, rect, circle, polygon, text"))
    if (!shape.closest("svg")) found.add(`not drawn, for it is in no drawing: ${shape.localName} in ${named(shape.parentElement)}`);

  /** Text that something around it hides: nothing can be scrolled to see it. */
  const words = document.createTreeWalker(within ? part : (document.querySelector(".table") ?? document.body), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !seen(element) || element.closest("title, defs, style")) continue;
    if (shortened.some((each) => element.closest(each) && element.closest("[title]"))) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!text.width) continue;
    const control = element.closest("button, a[href], [role=tab]");
    const beyond = control instanceof HTMLElement && getComputedStyle(control).display !== "inline" && outside(text, control.getBoundingClientRect());
    if (beyond > SLACK + 1) found.add(`beyond its button by ${Math.round(beyond)} px: ${named(control)}`);
    let frame = element;
    for (; frame; frame = frame.parentElement) {
      const style = getComputedStyle(frame);
      if (style.display === "contents") continue;
      if (scrolls(style)) break;
      const cut = outside(text, frame.getBoundingClientRect());
      const hides = clips(style) && !(frame instanceof SVGElement && frame.localName !== "svg");
      if (hides && cut > SLACK + 1) {
        found.add(
          `cut by ${Math.round(cut)} px: "${node.textContent.trim().slice(0, 40)}" in ${named(frame).slice(0, 60)} ${size(frame.getBoundingClientRect())}`,
        );
        break;
      }
    }
  }
  return [...found];
};
