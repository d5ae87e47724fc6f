export const importNotFound = {
  status: 404,
  code: 'imports.not_found',
  message: 'Import not found',
} as const;
