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
  staff_session: { id: string; userId: string; expiresAt: Date; byPasskey: boolean | null };
  staff_two_factor: { userId: string };
  staff_passkey: { id: string; userId: string };
  staff_verification: { expiresAt: Date };
};
