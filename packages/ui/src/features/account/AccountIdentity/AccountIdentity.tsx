export interface AccountIdentityProps {
  /** Null while loading, or when the server does not name the user. */
  account: { name: string; email: string } | null;
}

/** Name and email of the signed-in person, in a fixed height so that the layout does not shift when they are loaded. */
export function AccountIdentity({ account }: AccountIdentityProps) {
  return (
    <div className="-mt-2 min-h-16 pb-4 text-muted">
      {account && (
        <>
          <p className="font-medium text-ink">{account.name || account.email}</p>
          {account.name && <p>{account.email}</p>}
        </>
      )}
    </div>
  );
}
