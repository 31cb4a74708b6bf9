/** A donor's name as their language writes it: a Chinese surname comes first, without a space. */
export function donorName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const chinese = /\p{Script=Han}/u.test(firstName + lastName);
  return chinese ? `${lastName}${firstName}` : [firstName, lastName].filter(Boolean).join(" ");
}
