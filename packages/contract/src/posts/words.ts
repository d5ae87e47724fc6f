/** A post with an empty place; one with an empty place in the coming night; one that ends within 7 days; one that has not begun. */
export const postStatuses = ['short', 'tonight', 'ending', 'upcoming', 'ended'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const replaceReasons = ['sick', 'onLeave', 'didNotCome', 'left', 'clientAsked', 'other'] as const;
export type ReplaceReason = (typeof replaceReasons)[number];
export const replaceReasonLabels: Record<ReplaceReason, string> = {
  sick: 'Sick',
  onLeave: 'On leave',
  didNotCome: 'Did not come',
  left: 'Left the company',
  clientAsked: 'Client asked',
  other: 'Other',
};

/** What is known of a guard for a post, in the order of the columns. */
export const candidateReasonKinds = ['free', 'city', 'knowsPlace', 'papers', 'rested'] as const;
export type CandidateReasonKind = (typeof candidateReasonKinds)[number];
