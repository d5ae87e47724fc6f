export interface PhotographTables {
  photographs: {
    guard_id: string;
    type: 'image/jpeg' | 'image/png';
    /** The picture in base64, without metadata. */
    content: string;
    created_at: string;
  };
}
