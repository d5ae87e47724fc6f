import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isText = (control: Element): control is Control =>
  control.matches('input:not([type="radio"], [type="checkbox"], [type="hidden"]), select, textarea');

interface PreHydrationValues<V extends object> {
  formRef: RefObject<HTMLFormElement | null>;
  values: V;
  readDraft: () => V | undefined;
  set: (typed: Partial<V>) => void;
}

/** Copies the draft, and what was typed or autofilled before hydration, into the form state. */
export function usePreHydrationValues<V extends object>({
  formRef,
  values,
  readDraft,
  set,
}: PreHydrationValues<V>): void {
  const serverRendered = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!serverRendered.current) return;
    serverRendered.current = false;
    set(readDraft() ?? {});
    for (const control of formRef.current?.elements ?? []) {
      if (!isText(control)) continue;
      const { name, value } = control;
      const before = (values as Record<string, unknown>)[name];
      if (typeof before === 'string' && before !== value) set({ [name]: value } as Partial<V>);
    }
  });
}
