import * as z from 'zod/mini';

/** Texts of replies. They check nothing, so that pages stay small; openapi.json tells their formats. */

/** A UUID. */
export const recordId = z.string();
/** UTC, ISO 8601 with Z. */
export const instant = z.string();
/** A day in India, `YYYY-MM-DD`. */
export const calendarDay = z.string();
export const emailAddress = z.string();
/** An absolute URL. */
export const link = z.string();
