import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (control: Element): control is Control =>
  control.matches('input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea');

/** Text values of the controls that differ from the form state. */
function changedValues<V extends object>(form: HTMLFormElement | null, values: V): Partial<V> {
  const known = new Map<string, unknown>(Object.entries(values));
  const typed = [...(form?.elements ?? [])].filter(isText).flatMap(({ name, value }) => {
    const before = known.get(name);
    return typeof before === 'string' && before !== value ? [[name, value]] : [];
  });
  return Object.fromEntries(typed);
}

/** On a server-rendered page: copies what was typed or autofilled before hydration into the form state. */
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
