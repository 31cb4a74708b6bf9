/** Where the screens of news are. */
export const newsAddresses = {
  list: "/cms/managenews",
  add: "/cms/addnews",
  edit: "/cms/EditNews",
};
