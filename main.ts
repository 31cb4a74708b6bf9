// What the built program starts with: the site, or one of its commands.
const command = process.argv[2];
if (command === "staff") await import("./staff");
else if (command === "backup") await import("./backup");
else if (command === "restore") await import("./restore");
else await import("./server");

export {};
