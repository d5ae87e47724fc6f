import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (control: Element): control is Control =>
  control.matches('input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea');

/** Copies what was typed or autofilled before hydration into the form state. */
export function usePreHydrationValues<V extends object>(
  formRef: RefObject<HTMLFormElement | null>,
  values: V,
  set: (typed: Partial<V>) => void,
): void {
  const serverRendered = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!serverRendered.current) return;
    serverRendered.current = false;
    for (const control of formRef.current?.elements ?? []) {
      if (!isText(control)) continue;
      const { name, value } = control;
      const before = (values as Record<string, unknown>)[name];
      if (typeof before === 'string' && before !== value) set({ [name]: value } as Partial<V>);
    }
  });
}
