export const dataRequestNotFound = {
  status: 404,
  code: 'data_requests.not_found',
  message: 'Request not found',
} as const;
export const dataRequestAnswered = {
  status: 409,
  code: 'data_requests.answered',
  message: 'This request was already answered',
} as const;
export const noDataCopy = {
  status: 404,
  code: 'data_requests.no_copy',
  message: 'There is no copy to download. Ask the office for one.',
} as const;
export const hasOpenAssignment = {
  status: 409,
  code: 'data_requests.open_assignment',
  message: 'This person has an open assignment. End it first. Nothing was changed.',
} as const;
export const lastAdmin = {
  status: 409,
  code: 'data_requests.last_admin',
  message: 'This is the only admin. Make another first. Nothing was changed.',
} as const;
