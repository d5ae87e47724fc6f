import type { Config } from 'tailwindcss';
import base from '../../tailwind.config.ts';

/** The same scales; what is scanned, public.css says itself, so that no dashboard class weighs on a public page. */
export default { ...base, content: [] } satisfies Config;
