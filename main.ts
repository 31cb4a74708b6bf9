// What the built program starts with: the site, or one of its commands.
if (process.argv[2] === "staff") await import("./staff");
else await import("./server");

export {};
