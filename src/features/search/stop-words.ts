/** Stems of English words that say nothing of what is looked for. */
export const STOP_STEMS: ReadonlySet<string> = new Set(
  `a about all also am an and ani ar as at be becom been but by can could did do doe doesn don for from get give go ha had have
  he her here him hi how i if in into is it its just let like mai me more most much must my need no not of off on one or
  our out over own pleas she should so some tell than that the their them then there these thei thi those to too up us
  very wa want we were what when where which who whom whose why will with would you your`.split(/\s+/),
);

/** The same of Chinese, in the one form of both scripts: Cantonese questions as well. */
export const STOP_HAN: ReadonlySet<string> = new Set(
  `的 成为 了 吗 呢 吧 啊 嘅 咗 喺 系 是 有 在 和 及 与 或 而 也 都 就 会 可 可以 可否 能 能否 要 想 想要 请 请问 我 我们 我地
  你 你们 您 他 她 它 他们 这 那 这个 那个 哪 哪里 哪些 边 边度 边个 什么 甚么 乜 乜嘢 怎 怎样 怎么 怎么样 点 点样 点解
  如何 为何 为什么 为甚么 几 几时 多少 有没有 有冇 是否 关于 有关 一个 一些 对 把 被 从 到 给 让 于 以 之 其 个`.split(
    /\s+/,
  ),
);
