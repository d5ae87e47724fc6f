import type { ComponentProps, ReactNode } from 'react';
import { Scene, type SceneName } from '../Scene/Scene.tsx';
import { SceneBeside } from '../Scene/SceneBeside.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The missing rows, or the rows that will be shown here. */
  title: string;
  /** One sentence: when there will be rows, or why there are none. */
  children?: ReactNode;
  /** The first step, as a Button or ButtonLink. */
  action?: ReactNode;
  /** A small picture that repeats the words; leave out in a part of a page. */
  scene?: SceneName | undefined;
}

/** Replaces a list without rows. Other attributes and `ref` go to the element. */
export function EmptyState({ title, children, action, scene, ...rest }: EmptyStateProps) {
  return (
    <SceneBeside {...rest} picture={scene && <Scene name={scene} />}>
      <div className="grid max-w-measure justify-items-start gap-2">
        <p className="font-semibold text-lg">{title}</p>
        {children && <div className="text-muted text-sm">{children}</div>}
        {action && <div className="mt-2 max-sm:w-full touch:*:min-h-target max-sm:*:w-full">{action}</div>}
      </div>
    </SceneBeside>
  );
}
