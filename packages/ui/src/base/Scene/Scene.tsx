import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { SceneName } from './scenes.ts';

export type { SceneName };

const load = async (name: SceneName): Promise<ComponentType> => {
  const { scenes } = await import('./scenes.ts');
  return scenes[name]();
};

/** Fetches a picture that may be needed when nothing can be fetched any more. */
export const preloadScene = load;

export interface SceneProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** Name of the picture. */
  name: SceneName;
}

/** A small decorative `<svg>`, loaded on demand. Attributes and `ref` go to the svg. */
export function Scene({ name, className, ...rest }: SceneProps) {
  const [Picture, setPicture] = useState<ComponentType>();
  useEffect(() => {
    let isShown = true;
    load(name).then(
      (Loaded) => isShown && setPicture(() => Loaded),
      // The words beside it say the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [name]);
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" {...rest} className={classNames('scene', className)}>
      {Picture && <Picture />}
    </svg>
  );
}
