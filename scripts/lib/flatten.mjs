/**
 * Runs in a page: every card as one SVG text that needs no style sheet. What the style sheets say about an element is
 * written onto it as attributes, with the look's variables kept, so that a card follows the theme.
 */
export function flatten() {
  const LOOKS = (
    'fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity ' +
    'paint-order font-family font-size font-weight text-anchor letter-spacing dominant-baseline transform'
  ).split(' ');
  /** Not handed down from an element to those in it. */
  const OWN = ['opacity', 'transform', 'dominant-baseline'];
  const KEPT =
    /^(x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|dy|dx|width|height|points|transform|viewBox|preserveAspectRatio|textLength|lengthAdjust)$/;
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));

  function rulesIn(list) {
    return [...list].flatMap((rule) => {
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules) : [];
      return rule instanceof CSSStyleRule ? [rule] : [];
    });
  }

  function lookOf(element) {
    const look = {};
    for (const name of LOOKS) {
      const given = element.getAttribute(name);
      if (given !== null) look[name] = given;
    }
    const hits = rules.filter((rule) => element.matches(rule.selectorText));
    hits.sort((a, b) => weight(a.selectorText) - weight(b.selectorText));
    for (const { style } of [...hits, element]) {
      for (const name of LOOKS) {
        const value = style.getPropertyValue(name);
        if (value) look[name] = value;
      }
      const font = style.getPropertyValue('font');
      if (font) Object.assign(look, fontOf(element), { 'font-family': /var\(--\w+\)/.exec(font)?.[0] ?? 'inherit' });
    }
    for (const name of Object.keys(look)) look[name] = resolve(look[name], element);
    if (look.transform) look.transform = look.transform.replaceAll(/px|deg/g, '');
    return look;
  }

  /** A variable that a class sets, and not the look itself, is written out. */
  function resolve(value, element) {
    return value.replace(/var\((--[\w-]+)(?:, ?([^()]*(?:\([^()]*\))?))?\)/g, (whole, name, otherwise) => {
      if (getComputedStyle(document.documentElement).getPropertyValue(name)) return `var(${name})`;
      for (let at = element; at instanceof SVGElement; at = at.parentElement) {
        const set = rules.findLast((rule) => rule.style.getPropertyValue(name) && at.matches(rule.selectorText));
        const found = at.style.getPropertyValue(name) || set?.style.getPropertyValue(name);
        if (found) return resolve(found.trim(), at);
      }
      return otherwise ?? whole;
    });
  }

  /** Enough for style sheets that use a class or two and an attribute. */
  function weight(selector) {
    return (selector.match(/[.[]|:(?!:)/g) ?? []).length * 10 + (selector.match(/(^|\s)[a-z]/g) ?? []).length;
  }

  function fontOf(element) {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return { 'font-size': fontSize, 'font-weight': fontWeight };
  }

  const CLEAR = ['none', 'rgba(0, 0, 0, 0)'];
  const isBlank = ({ fill, stroke, fillOpacity }) =>
    CLEAR.includes(stroke) && (CLEAR.includes(fill) || fillOpacity === '0');

  /** A card is small: tenths matter in what is fine itself. */
  const fewDigits = (text) => {
    const tenths = Math.round(Number(text) * 10) / 10;
    return String(Math.abs(tenths) < 3 ? tenths : Math.round(tenths));
  };

  const short = (value) =>
    value
      .replaceAll(/-?\d+\.\d+/g, fewDigits)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/["']/g, '')
      .replaceAll(/(\d)px\b/g, '$1')
      .replaceAll(/rgb\((\d+), (\d+), (\d+)\)/g, (_, ...parts) => `#${parts.slice(0, 3).map(pair).join('')}`)
      .replaceAll(/, #/g, ',#');

  const pair = (part) => Number(part).toString(16).padStart(2, '0');

  /** A line of many short pieces is written as steps from point to point, as fine as a small card shows it. */
  function steps(d, grain) {
    const least = d.includes('Q') ? 26 * grain : 5 * grain;
    return d.replaceAll(/Q\S+ \S+ /g, 'L').replaceAll(/M[-\d. ]+(L[-\d. ]+){3,}/g, (line) => {
      const points = line
        .slice(1)
        .split('L')
        .map((point) => point.trim().split(/[ ,]+/).map(Number));
      const round = (number) => Math.round(number / grain) * grain;
      const text = (number) => String(Math.round(number * 10) / 10).replace(/^(-?)0\./, '$1.');
      let [x, y] = points[0].map(round);
      const start = `M${text(x)} ${text(y)}l`;
      const legs = [];
      for (const [i, [a, b]] of points.entries()) {
        const [dx, dy] = [round(a) - x, round(b) - y];
        const isEnd = i === points.length - 1 && !d.includes('Q');
        if (Math.hypot(dx, dy) < (isEnd ? grain : least)) continue;
        const last = legs.at(-1);
        if (last && goesOn(last, dx, dy, grain)) last.splice(0, 2, last[0] + dx, last[1] + dy);
        else legs.push([dx, dy]);
        [x, y] = [x + dx, y + dy];
      }
      const written = start + legs.map(([dx, dy]) => `${text(dx)} ${text(dy)}`).join(' ');
      return written.replaceAll(' -', '-');
    });
  }

  /** Whether a further piece leads straight on, as far as the grain of the picture shows. */
  const goesOn = ([dx, dy], a, b, grain) =>
    dx * a + dy * b > 0 && Math.abs(dx * b - dy * a) < 0.6 * grain * Math.hypot(dx, dy);

  /** The ground of the whole picture, as a part of it. */
  function groundOf(svg) {
    const set = rules.findLast(
      ({ style, selectorText }) => style.getPropertyValue('background') && svg.matches(selectorText),
    );
    const { x, y, width, height } = svg.viewBox.baseVal;
    // Of a pattern the first colour: a card is too small for it.
    const [fill] =
      (set &&
        short(resolve(set.style.getPropertyValue('background'), svg)).match(/light-dark\([^)]*\)|#\w+|var\([^)]*\)/)) ??
      [];
    return fill
      ? `<rect x='${x - width}' y='${y - height}' width='${3 * width}' height='${3 * height}' fill='${fill}'/>`
      : '';
  }

  /** The outermost line in the water around a coast is too faint for a card. */
  const FAINT = '.cm-far';

  function write(element, inherited) {
    const computed = getComputedStyle(element);
    if (computed.display === 'none' || computed.visibility === 'hidden' || computed.opacity === '0') return '';
    const tag = element.localName;
    if (tag === 'title' || element.matches(FAINT) || (tag !== 'svg' && tag !== 'g' && isBlank(computed))) return '';
    const look = lookOf(element);
    if (tag === 'text') look['font-family'] ??= inherited['font-family'];
    const attributes = [...element.attributes]
      .filter(({ name }) => KEPT.test(name))
      .map(({ name, value }) => [name, value]);
    const all = { ...Object.fromEntries(attributes), ...look };
    if (all.d) all.d = steps(all.d, grain);
    for (const name of Object.keys(look)) if (inherited[name] === all[name] && !OWN.includes(name)) delete all[name];
    const words = Object.entries(all).map(([name, value]) => ` ${name}='${short(String(value))}'`);
    const ground = tag === 'svg' ? groundOf(element) : '';
    const inside =
      element.children.length > 0
        ? [...element.children].map((child) => write(child, { ...inherited, ...look })).join('')
        : element.textContent;
    if (tag === 'svg') return `<svg${words.join('')}>${ground}${inside}</svg>`;
    if (tag === 'g' && inside === '') return '';
    if (tag === 'g' && words.length === 0) return inside;
    return inside ? `<${tag}${words.join('')}>${inside}</${tag}>` : `<${tag}${words.join('')}/>`;
  }

  let grain = 1;
  return [...document.querySelectorAll('[data-card]')].map((card) => {
    const svg = card.querySelector('svg');
    grain = svg.viewBox.baseVal.width > 300 ? 1 : 0.4;
    return [card.dataset.card, write(svg, {})];
  });
}
