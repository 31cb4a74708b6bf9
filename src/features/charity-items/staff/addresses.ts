/** Where the screens of charity items are. */
export const charityItemAddresses = {
  list: "/cms/managecharityitems",
  add: "/cms/addcharityitem",
  edit: "/cms/editcharityitem",
};
