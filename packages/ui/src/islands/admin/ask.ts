import { askFor } from '../../stores/asked.ts';

const load = () => import('./Asked.tsx');

/** Loads the dialog of what the server asks for, and resolves to whether the person gave it. */
export async function ask(code: string): Promise<boolean> {
  const { showAsked } = await load();
  showAsked();
  return askFor(code);
}
