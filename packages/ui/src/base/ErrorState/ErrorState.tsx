import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SceneBeside } from '../Scene/SceneBeside.tsx';
import { SceneFrame } from '../Scene/SceneFrame.tsx';
import { LooseCable } from '../Scene/scenes/LooseCable.tsx';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The failure. */
  message: string;
  /** Leave out when trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is running. */
  pending?: boolean | undefined;
  /** With a picture, for a list or a page; leave out in a part of one. */
  scene?: boolean | undefined;
}

/** Part of this code, because nothing can be fetched when it is shown. */
const picture = (
  <SceneFrame>
    <LooseCable />
  </SceneFrame>
);

/** An alert instead of content that could not be loaded. Attributes and `ref` go to the element. */
export function ErrorState({ message, onRetry, pending, scene = false, ...rest }: ErrorStateProps) {
  const t = useWords(baseWords);
  const say = useTexts();
  return (
    <SceneBeside role="alert" {...rest} picture={scene && picture}>
      <div className="grid max-w-measure justify-items-start gap-4">
        <div className="grid gap-1">
          <p className="flex items-baseline gap-2.5 font-medium text-md">
            <Icon name="triangle" className="size-3.5 shrink-0 text-danger" />
            {say(message)}
          </p>
          {onRetry && <p className="ms-6 text-muted text-sm">{t('checkConnection')}</p>}
        </div>
        {onRetry && (
          <Button onPress={onRetry} pending={pending} className="touch:min-h-target max-sm:w-full">
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </SceneBeside>
  );
}
