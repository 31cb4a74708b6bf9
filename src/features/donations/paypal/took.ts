/** What PayPal took, from what is kept of it: `HKD 200.00`. */
export function tookOf(paypalAmount: string | null): { currency: string; cents: number } {
  const [currency = "", value = ""] = (paypalAmount ?? "").split(" ");
  return { currency, cents: Math.round(Number(value) * 100) };
}
