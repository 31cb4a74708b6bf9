/** The tables of better-auth, as far as we ask or change them ourselves; both engines take these values. */
export type AccountTables = {
  staff_account: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    username: string;
    displayUsername: string;
    createdAt: Date;
    updatedAt: Date;
    /** Null or false without a second step; SQLite has a number in its place. */
    twoFactorEnabled: boolean | null;
    /** ISO 8601, UTC, while the password is one that its owner did not choose. */
    firstPasswordUntil: string | null;
  };
  staff_credential: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string;
    createdAt: Date;
    updatedAt: Date;
  };
  staff_session: { id: string; userId: string; createdAt: Date; expiresAt: Date; byPasskey: boolean | null };
  staff_two_factor: { userId: string; secret: string; backupCodes: string };
  staff_passkey: { id: string; userId: string };
  staff_verification: { expiresAt: Date };
};
