import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (control: Element): control is Control =>
  control.matches('input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea');

/** The text values that the controls of a form hold and its state does not. */
function changedValues<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const held = new Map<string, unknown>(Object.entries(values));
  const typed = [...(form?.elements ?? [])].filter(isText).flatMap(({ name, value }) => {
    const before = held.get(name);
    return typeof before === 'string' && before !== value ? [[name, value]] : [];
  });
  return Object.fromEntries(typed);
}

/** On a page the server rendered: takes over what a person or the browser filled in before the script was there. */
export function usePreHydrationValues<V extends object>(
  formRef: RefObject<HTMLFormElement | null>,
  values: V,
  set: (typed: Partial<V>) => void,
): void {
  const serverRendered = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!serverRendered.current) return;
    serverRendered.current = false;
    const typed = changedValues(formRef.current, values);
    if (Object.keys(typed).length > 0) set(typed);
  });
}
