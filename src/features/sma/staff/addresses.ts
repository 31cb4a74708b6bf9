/** Where the screens of SMA topics are. */
export const topicAddresses = { list: "/cms/sma", add: "/cms/addsma", edit: "/cms/editsma" };
