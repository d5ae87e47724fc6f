import { contrast } from './contrast.ts';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
});

/** Paints the colors one over the other and returns the result, `#rrggbb`. */
export function painted(...colors: readonly string[]): string {
  if (!pixel) throw new Error('No canvas to read colors with');
  for (const color of ['Canvas', ...colors]) {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the backgrounds of the element and all around it, outermost first. */
function backgroundsOf(element: Element | null): string[] {
  return element ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : [];
}

/** True if people can tell the color from the background of the element. */
function stands(color: string, on: Element | null, least: number): boolean {
  const backgrounds = backgroundsOf(on);
  return contrast(painted(...backgrounds, color), painted(...backgrounds)) >= least;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

const name = (element: Element) =>
  `<${element.tagName.toLowerCase()}> "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 24)}"`;

const hasText = (element: Element) =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/**
 * Finds texts without enough contrast, and icons no part of which has enough. Text of a disabled
 * control needs less (WCAG 1.4.3, inactive).
 */
export function unreadable(place: Element): string[] {
  const shown = [...place.querySelectorAll('*:not(.scene, .scene *, option)')].filter(isShown);
  const texts = shown.filter((element) => {
    if (!hasText(element)) return false;
    const inactive = element.closest(':disabled, [aria-disabled=true], [data-disabled]');
    return !stands(getComputedStyle(element).color, element, inactive ? PART_CONTRAST : TEXT_CONTRAST);
  });
  const icons = shown.filter((element) => {
    if (element.tagName !== 'svg') return false;
    const paints = [...element.querySelectorAll('path, circle, rect, line, polygon')].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke];
    });
    return !paints.some((paint) => paint !== 'none' && stands(paint, element, PART_CONTRAST));
  });
  return [...texts, ...icons].map((element) => `${name(element)} does not stand out`);
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

function hasVisibleBorder(element: Element): boolean {
  const style = getComputedStyle(element);
  return SIDES.every((side) => {
    const width = Number.parseFloat(style[`border${side}Width`]);
    return (
      width > 0 &&
      style[`border${side}Style`] !== 'none' &&
      stands(style[`border${side}Color`], element.parentElement, PART_CONTRAST)
    );
  });
}

/** Finds fields, boxes and buttons whose edge is gone with their background. */
export function withoutEdge(place: Element): string[] {
  const controls = [
    ...place.querySelectorAll('input:not([tabindex="-1"]), select, textarea, .button'),
  ].filter(isShown);
  // the box around an input with an adornment, or the one drawn in place of a hidden input, has the border
  const edges = (control: Element) => [
    control,
    control.parentElement ?? control,
    ...(control.closest('label')?.querySelectorAll('span') ?? []),
  ];
  return controls
    .filter((control) => !edges(control).some(hasVisibleBorder))
    .map((control) => `${name(control)} has no visible edge`);
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden], [tabindex="-1"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The element and the parts around it that may draw its focus ring. */
const ancestors = (element: Element) => [
  element,
  element.parentElement,
  element.parentElement?.parentElement,
];

const ringOf = (element: Element | null | undefined): string => {
  if (!element) return '';
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const visible =
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    stands(outlineColor, element, PART_CONTRAST);
  return visible ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
};

/** Finds focusable elements that show no ring when the keyboard reaches them. */
export function withoutFocusRing(place: Element): string[] {
  const rings = (element: Element) => ancestors(element).map(ringOf).join();
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      element.blur();
      const before = rings(element);
      element.focus();
      // a table passes the focus on to a row
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      if (focused === element) return rings(element) === before;
      return ringOf(focused) === '';
    })
    .map((element) => `${name(element)} shows no focus`);
}

/** Describes what each element draws apart from its background, as text to compare. */
export function drawn(place: Element): string {
  return [...place.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => {
      const style = getComputedStyle(element);
      const borders = SIDES.map((side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0
          ? [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]]
          : [],
      );
      const text = hasText(element) ? [element.textContent, style.color, style.fontWeight] : [];
      const shape =
        element instanceof SVGElement ? [style.fill, style.stroke, element.getAttribute('d')] : [];
      const outline = style.outlineStyle === 'none' ? [] : [style.outlineStyle, style.outlineColor];
      return [
        element.tagName,
        borders,
        text,
        shape,
        outline,
        style.textDecorationLine,
        style.transform,
      ].join();
    })
    .join('\n');
}
