import type { ComponentType } from 'react';

/** Each is a file of its own, loaded where it is shown. */
export const scenes = {
  /** Nobody is there yet. */
  guardPost: () => import('./scenes/GuardPost.tsx').then(({ GuardPost }) => GuardPost),
  /** Nothing is written yet. */
  accountBook: () => import('./scenes/AccountBook.tsx').then(({ AccountBook }) => AccountBook),
  /** Nothing has come yet. */
  letterBox: () => import('./scenes/LetterBox.tsx').then(({ LetterBox }) => LetterBox),
  /** Nothing was found. */
  torch: () => import('./scenes/Torch.tsx').then(({ Torch }) => Torch),
  /** Everybody is where they should be. */
  litWall: () => import('./scenes/LitWall.tsx').then(({ LitWall }) => LitWall),
} satisfies Record<string, () => Promise<ComponentType>>;

export type SceneName = keyof typeof scenes;
