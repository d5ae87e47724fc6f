import { Avatar } from '../../../base/Avatar/Avatar.tsx';

export interface AccountIdentityProps {
  /** Null while loading, or when the server does not name the user. */
  account: { name: string; email: string } | null;
}

/** Name and email of the signed-in person, in a fixed height so that the layout does not shift when they are loaded. */
export function AccountIdentity({ account }: AccountIdentityProps) {
  return (
    <div className="-mt-2 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 pb-4 text-muted">
      {account && (
        <>
          <Avatar name={account.name || account.email} size="large" decorative />
          <div className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
            <p className="font-medium text-ink">{account.name || account.email}</p>
            {account.name && <p>{account.email}</p>}
          </div>
        </>
      )}
    </div>
  );
}
