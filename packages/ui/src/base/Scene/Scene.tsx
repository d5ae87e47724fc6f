import { type ComponentType, useEffect, useState } from 'react';
import { SceneFrame, type SceneFrameProps } from './SceneFrame.tsx';
import type { SceneName } from './scenes.ts';

export type { SceneName };

const load = async (name: SceneName): Promise<ComponentType> => {
  const { scenes } = await import('./scenes.ts');
  return scenes[name]();
};

export interface SceneProps extends Omit<SceneFrameProps, 'children'> {
  /** Name of the picture. */
  name: SceneName;
}

/** A small decorative `<svg>`, loaded on demand. Attributes and `ref` go to the svg. */
export function Scene({ name, ...rest }: SceneProps) {
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
  return <SceneFrame {...rest}>{Picture && <Picture />}</SceneFrame>;
}
