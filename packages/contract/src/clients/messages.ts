export const clientMessages = {
  fetchFailed: (message: string) => `Error fetching clients: ${message}`,
} as const;
