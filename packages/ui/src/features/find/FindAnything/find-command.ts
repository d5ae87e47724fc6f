/** Something the office can do or open from anywhere. */
export interface FindCommand {
  id: string;
  /** Says what it does: `Go to Clients`. */
  name: string;
  /** The keys that do the same without the search dialog: `G C`. */
  keys?: string | undefined;
}
