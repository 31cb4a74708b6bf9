insert into revision (id, value) values
  (1, 1);

insert into entry (type, id, number, published, sort, summary, derived) values
  ('chart', 'chart', 1, 1, 'chart', '{}', 0),
  ('donors', 'donors', 1, 1, 'donors', '{}', 0),
  ('organization', 'organization', 1, 1, 'organization', '{}', 0),
  ('siteDetails', 'site', 1, 1, 'site', '{}', 0),
  ('special', '1', 1, 1, '1', '{}', 0),
  ('special', '2', 1, 1, '2', '{}', 0),
  ('special', '3', 1, 1, '3', '{}', 0),
  ('special', '4', 1, 1, '4', '{}', 0),
  ('special', '5', 1, 1, '5', '{}', 0),
  ('special', '6', 1, 1, '6', '{}', 0),
  ('volunteer', 'volunteer', 1, 1, 'volunteer', '{}', 0);

insert into entry_version (type, id, number, state, author, at, content) values
  ('chart', 'chart', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"figures":{"title":{"eng":"","tra":"","sim":""},"rows":[]},"eng":{"coverId":null,"alt":""},"tra":{"coverId":null,"alt":""},"sim":{"coverId":null,"alt":""}}'),
  ('donors', 'donors', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"eng":{"names":[]},"tra":{"names":[]},"sim":{"names":[]}}'),
  ('organization', 'organization', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"eng":{"patrons":[],"founder":"","trustee":"","members":"","advisors":"","staff":[]},"tra":{"patrons":[],"founder":"","trustee":"","members":"","advisors":"","staff":[]},"sim":{"patrons":[],"founder":"","trustee":"","members":"","advisors":"","staff":[]}}'),
  ('siteDetails', 'site', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"eng":{},"tra":{},"sim":{}}'),
  ('special', '1', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('special', '2', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('special', '3', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('special', '4', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('special', '5', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('special', '6', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"photo_id":null,"eng":{},"tra":{},"sim":{},"caption":{"eng":"","tra":"","sim":""}}'),
  ('volunteer', 'volunteer', 1, 'published', '', '1970-01-01T00:00:00.000Z', '{"individual":"","organization":"","eng":{"pdf":{"pdfId":null,"originalFilename":""},"formValue":""},"tra":{"pdf":{"pdfId":null,"originalFilename":""},"formValue":""},"sim":{"pdf":{"pdfId":null,"originalFilename":""},"formValue":""}}');
