import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface SceneBesideProps extends ComponentProps<'div'> {
  /** A Scene; nothing leaves the words alone. */
  picture: ReactNode;
}

/** Words with a picture beside or below them. Attributes and `ref` go to the element. */
export function SceneBeside({ picture, children, className, ...rest }: SceneBesideProps) {
  return (
    <div {...rest} className={classNames(`@container ${picture ? 'py-8' : 'py-10'}`, className)}>
      {picture ? (
        <div className="grid items-center gap-x-8 gap-y-5 @min-[40rem]:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="@max-[40rem]:order-last">{picture}</div>
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
