import type { Config } from 'tailwindcss';

/** Tailwind preset: the design scales. Colours are semantic; their values per theme are in themes.css. */
export default {
  // Each stylesheet names its own @source, so that public pages carry no dashboard classes.
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: 'var(--surface)',
      raised: 'var(--surface-raised)',
      sunken: 'var(--surface-sunken)',
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      ink: 'var(--ink)',
      muted: 'var(--ink-muted)',
      faint: 'var(--ink-faint)',
      accent: {
        DEFAULT: 'var(--accent)',
        hover: 'var(--accent-hover)',
        edge: 'var(--accent-edge)',
        ink: 'var(--accent-ink)',
        soft: 'var(--accent-soft)',
      },
      'on-accent': 'var(--on-accent)',
      focus: 'var(--focus)',
      scrim: 'var(--scrim)',
      success: { DEFAULT: 'var(--success)', soft: 'var(--success-soft)' },
      warning: { DEFAULT: 'var(--warning)', soft: 'var(--warning-soft)' },
      danger: { DEFAULT: 'var(--danger)', soft: 'var(--danger-soft)' },
      info: { DEFAULT: 'var(--info)', soft: 'var(--info-soft)' },
    },
    fontFamily: { sans: 'var(--font)' },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.9375rem', '1.5rem'],
      md: ['1.0625rem', '1.75rem'],
      lg: ['1.3125rem', '1.75rem'],
      xl: ['1.75rem', '2.125rem'],
      '2xl': ['2.5rem', '2.75rem'],
      '3xl': ['4rem', '4rem'],
    },
    borderRadius: { none: '0', sm: '3px', md: '6px', lg: '12px', full: '999px' },
    boxShadow: { none: 'none', 1: 'var(--elevation-1)', 2: 'var(--elevation-2)', 3: 'var(--elevation-3)' },
    extend: {
      maxWidth: { measure: '65ch', page: '86rem' },
      minHeight: { row: '2.5rem', control: '2.5rem', target: '3rem' },
      height: { row: '2.5rem', control: '2.5rem', target: '3rem' },
      transitionDuration: { fast: 'var(--motion-fast)', base: 'var(--motion-base)' },
      transitionTimingFunction: { out: 'var(--motion-ease)' },
    },
  },
} satisfies Config;
