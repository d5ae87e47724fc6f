interface OwnPage<Row> {
  data: readonly Row[];
  /** Null on the last page; an older API sends none, and all rows at once. */
  nextCursor?: string | null | undefined;
}

/** Reads a list of the caller's own page by page, until it has no more. @throws ApiError */
export async function allPages<Row>(
  readPage: (place: { cursor?: string }) => Promise<OwnPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let place: { cursor?: string } | undefined = {};
  while (place) {
    const { data, nextCursor } = await readPage(place);
    rows.push(...data);
    place = nextCursor ? { cursor: nextCursor } : undefined;
  }
  return rows;
}
