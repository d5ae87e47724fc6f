/* Made from packages/ui/tokens.json by `npm run tokens`: edit that file. */
/** The colors that mails use, in both themes. */
export const THEME_COLORS = {
  surface: {
    light: '#f5efe3',
    dark: '#0f1624',
  },
  'surface-raised': {
    light: '#fcf8ef',
    dark: '#172033',
  },
  'surface-sunken': {
    light: '#ece4d4',
    dark: '#0b111c',
  },
  line: {
    light: '#dbd1be',
    dark: '#28334b',
  },
  ink: {
    light: '#1c2333',
    dark: '#eef0ea',
  },
  'ink-muted': {
    light: '#4a5164',
    dark: '#b7bdca',
  },
  'accent-ink': {
    light: '#845000',
    dark: '#f7bc60',
  },
} as const;
