const POLYNOMIAL = 0x1021;
const START = 0xffff;

/** CRC-16/CCITT-FALSE of ASCII text, as four capital hexadecimal digits; of `123456789` it is `29B1`. */
export function crc16(text: string): string {
  let register = START;
  for (const byte of new TextEncoder().encode(text)) {
    register ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      register = (register & 0x8000 ? (register << 1) ^ POLYNOMIAL : register << 1) & 0xffff;
    }
  }
  return register.toString(16).toUpperCase().padStart(4, "0");
}
