import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.server";
import { isGuessable, plainPassword } from "./guessable";

const NAMES = ["mei.wong", "www.kapok.example", "Kapok SMA Association", "木棉脊髓肌肉萎縮症協會"];

it.each([
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
  ...["春天的渡輪在清晨啟航了嗎", "k3m9p-x7w2q-dhb4n"],
])("lets %s pass", (password) => {
  expect(isGuessable(password, NAMES)).toBe(false);
  expect(isCommonPassword(plainPassword(password))).toBe(false);
});

it.each(["123qweasdzxc", "unbelievable", "Counterstrike", "frodobaggins"])(
  "knows that %s is common",
  (password) => {
    expect(isCommonPassword(plainPassword(password))).toBe(true);
  },
);
