import { expect, it } from "vitest";
import { isCommonPassword, isGuessable, wordsBehind } from "./refuse-weak.server";

const NAMES = ["mei.wong", "www.kapok.example", "Kapok SMA Association", "木棉脊髓肌肉萎縮症協會"];

it.each([
  ...[
    "P@ssw0rd123456",
    "123456P@ssw0rd",
    "P4ssw0rd-2026!!",
    "W3lc0me!20261123",
    "adm1n15tr4t0r!!",
    "1etmein1etmein",
  ],
  ...["kapok-charity-2026", "K@p0kCh@r1ty2026", "SMA Association!!", "meiwong.meiwong", "MeiWong20262026"],
  ...[
    "qwertyuiop12",
    "zxcvbnmlkjhgfdsa",
    "1234567890123",
    "aaaaaaaaaaaaaaaa",
    "abcabcabcabcabc",
    "!!!!!!!!!!!!!!",
  ],
  ...[
    "Welcome2Kapok!",
    "passwordpassword",
    "木棉脊髓肌肉萎縮症協會",
    "密碼密碼密碼香港香港香港",
    "ｋａｐｏｋｃｈａｒｉｔｙ１２",
  ],
])("finds %s guessable", (password) => {
  expect(isGuessable(password, NAMES)).toBe(true);
});

it.each([
  ...["seven ferries at dawn", "four unrelated words", "kapok trees bloom red", "840275916330"],
  ...["9 ferries, 14 islands", "kapok-840275916330", "tram 27 to Shau Kei Wan", "Velvet-Harbour-88"],
  ...["春天的渡輪在清晨啟航了嗎", "k3m9p-x7w2q-dhb4n"],
])("lets %s pass", (password) => {
  expect(isGuessable(password, NAMES)).toBe(false);
  expect(wordsBehind(password).some(isCommonPassword)).toBe(false);
});

it.each([
  "123qweasdzxc",
  "unbelievable",
  "Counterstrike",
  "frodobaggins",
  "C0unter5trike!",
  "Unbel1evable2026",
])("knows that %s is common", (password) => {
  expect(wordsBehind(password).some(isCommonPassword)).toBe(true);
});
