/** Where the screens of notes are. */
export const noteAddresses = {
  list: "/cms/manageappreciation",
  add: "/cms/newappreciation",
  edit: "/cms/EditAppreciation",
};
